import { addTexts } from './add-texts.ts';
import en from './keys.en.json';
import ru from './keys.ru.json';

addTexts({ ru, en });
