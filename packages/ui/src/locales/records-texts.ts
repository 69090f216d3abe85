import { addTexts } from './add-texts.ts';
import en from './records.en.json';
import ru from './records.ru.json';

addTexts({ ru, en });
