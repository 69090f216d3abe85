import { addTexts } from './add-texts.ts';
import en from './lists.en.json';
import ru from './lists.ru.json';

addTexts({ ru, en });
