import { addTexts } from './add-texts.ts';
import en from './drafts.en.json';
import ru from './drafts.ru.json';

addTexts({ ru, en });
