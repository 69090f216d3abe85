import { addTexts } from './add-texts.ts';
import en from './columns.en.json';
import ru from './columns.ru.json';

addTexts({ ru, en });
