import { addTexts } from '@admin/ui';

import en from './deliveries.en.json';
import ru from './deliveries.ru.json';

addTexts({ ru, en });
