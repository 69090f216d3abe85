import { addTexts } from './add-texts.ts';
import en from './errors.en.json';
import ru from './errors.ru.json';

addTexts({ ru, en });
