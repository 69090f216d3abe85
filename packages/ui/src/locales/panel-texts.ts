import { addTexts } from './add-texts.ts';
import en from './panel.en.json';
import ru from './panel.ru.json';

addTexts({ ru, en });
