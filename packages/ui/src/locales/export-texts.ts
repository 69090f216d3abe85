import { addTexts } from './add-texts.ts';
import en from './export.en.json';
import ru from './export.ru.json';

addTexts({ ru, en });
