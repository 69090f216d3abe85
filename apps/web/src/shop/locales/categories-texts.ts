import { addTexts } from '@admin/ui';

import en from './categories.en.json';
import ru from './categories.ru.json';

addTexts({ ru, en });
