import { addTexts } from './add-texts.ts';
import en from './cells.en.json';
import ru from './cells.ru.json';

addTexts({ ru, en });
