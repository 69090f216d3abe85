import { addTexts } from './add-texts.ts';

import en from './account.en.json';
import ru from './account.ru.json';

addTexts({ ru, en });
