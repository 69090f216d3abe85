import { addTexts } from '@admin/ui';

import en from './dashboard.en.json';
import ru from './dashboard.ru.json';

addTexts({ ru, en });
