import { addTexts } from './add-texts.ts';
import en from './dimensions.en.json';
import ru from './dimensions.ru.json';

addTexts({ ru, en });
