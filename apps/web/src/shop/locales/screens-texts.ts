import { addTexts } from '@admin/ui';

import en from './screens.en.json';
import ru from './screens.ru.json';

// With the first page or definition that says them.
addTexts({ ru, en });
