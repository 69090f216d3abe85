const latin: ReadonlyMap<string, string> = new Map(
  Object.entries({
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    д: 'd',
    е: 'e',
    ё: 'e',
    ж: 'zh',
    з: 'z',
    и: 'i',
    й: 'y',
    к: 'k',
    л: 'l',
    м: 'm',
    н: 'n',
    о: 'o',
    п: 'p',
    р: 'r',
    с: 's',
    т: 't',
    у: 'u',
    ф: 'f',
    х: 'kh',
    ц: 'ts',
    ч: 'ch',
    ш: 'sh',
    щ: 'shch',
    ъ: '',
    ы: 'y',
    ь: '',
    э: 'e',
    ю: 'yu',
    я: 'ya',
  }),
);

/** Russian letters in Latin ones, capitals as capitals: `Щербаков` → `Shcherbakov`. */
export function transliterate(text: string): string {
  return Array.from(text, (letter) => {
    const sound = latin.get(letter.toLowerCase());
    if (sound === undefined) return letter;
    return letter === letter.toLowerCase() ? sound : sound.charAt(0).toUpperCase() + sound.slice(1);
  }).join('');
}
