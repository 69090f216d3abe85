import { addTexts } from './add-texts.ts';
import en from './menu.en.json';
import ru from './menu.ru.json';

addTexts({ ru, en });
