import { addTexts } from './add-texts.ts';
import en from './actions.en.json';
import ru from './actions.ru.json';

addTexts({ ru, en });
