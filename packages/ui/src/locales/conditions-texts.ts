import { addTexts } from './add-texts.ts';
import en from './conditions.en.json';
import ru from './conditions.ru.json';

addTexts({ ru, en });
