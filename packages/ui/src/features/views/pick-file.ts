/**
 * The text of a file that the user chooses. Never resolves where none is chosen: browsers do not
 * all say so.
 */
export function pickText(accept: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.addEventListener('change', () => void input.files?.[0]?.text().then(resolve, reject));
    input.click();
  });
}
