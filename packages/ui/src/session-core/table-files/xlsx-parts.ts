/** Package parts of a workbook (ECMA-376) that a table needs. */
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const ofSpreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * Escapes the text of an element or attribute. Characters that XML does not allow are written as
 * `_x0007_`, as spreadsheet programs do, and literal texts of that form are escaped as well.
 */
export function escaped(text: string): string {
  return text
    .replace(/_x[\dA-Fa-f]{4}_/g, (code) => `_x005F${code}`)
    .replace(
      // oxlint-disable-next-line no-control-regex -- These are what XML has no way to write.
      /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g,
      (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Name of the column at an index from 0: `A`, `Z`, `AA`. */
export function columnName(at: number): string {
  return (
    (at >= 26 ? columnName(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26))
  );
}

/**
 * Start of a sheet before its rows. The first row is frozen. `widths`: of the columns, in
 * characters.
 */
export const sheetHead = (widths: readonly number[]): string =>
  `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`).join('')}</cols><sheetData>`;

export const sheetTail = '</sheetData></worksheet>';

/** Path of a sheet in the package, from 1. */
export const sheetPart = (at: number): string => `xl/worksheets/sheet${at}.xml`;

/** Name of a sheet: at most 31 characters, without reserved characters. */
export function sheetName(title: string, at: number): string {
  const end = at === 1 ? '' : ` (${at})`;
  const plain =
    title
      .replace(/[[\]:*?/\\]/g, ' ')
      .replace(/^'+|'+$/g, '')
      .trim() || 'Sheet';
  return plain.slice(0, 31 - end.length).trim() + end;
}

/**
 * Package parts other than the sheets. `formats`: number formats of the styles from 2 on. Style 0
 * is for texts, style 1 for headers.
 */
export function workbookParts(
  sheets: readonly string[],
  formats: readonly string[],
): Readonly<Record<string, string>> {
  const firstFormat = 164;
  const xf = (format: number, font: number) =>
    `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;
  return {
    'xl/styles.xml': `${declaration}<styleSheet xmlns="${main}">${formats.length === 0 ? '' : `<numFmts count="${formats.length}">${formats.map((format, at) => `<numFmt numFmtId="${firstFormat + at}" formatCode="${escaped(format)}"/>`).join('')}</numFmts>`}<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${formats.length + 2}">${xf(0, 0)}${xf(0, 1)}${formats.map((_, at) => xf(firstFormat + at, 0)).join('')}</cellXfs></styleSheet>`,
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets.map((name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packageRelations}">${sheets.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}<Relationship Id="rId${sheets.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    '_rels/.rels': `${declaration}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    '[Content_Types].xml': `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${ofSpreadsheet}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${ofSpreadsheet}.styles+xml"/>${sheets.map((_, at) => `<Override PartName="/${sheetPart(at + 1)}" ContentType="${ofSpreadsheet}.worksheet+xml"/>`).join('')}</Types>`,
  };
}
