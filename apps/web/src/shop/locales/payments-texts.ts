import { addTexts } from '@admin/ui';

import en from './payments.en.json';
import ru from './payments.ru.json';

addTexts({ ru, en });
