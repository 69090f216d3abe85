import { addTexts } from './add-texts.ts';
import en from './pictures.en.json';
import ru from './pictures.ru.json';

addTexts({ ru, en });
