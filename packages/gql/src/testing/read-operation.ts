import { isObject } from '../errors/narrow.ts';
import { ownValue } from '../own-value.ts';

export interface AskedOperation {
  readonly operationName?: string;
  /** Absent of a persisted document. */
  readonly query?: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/**
 * The operation of a request, as GraphQL over HTTP and the GraphQL multipart request specification
 * have it. A request that is none names none.
 */
export async function readOperation(request: Request): Promise<AskedOperation> {
  try {
    if (request.method === 'GET') {
      const { variables, ...parts }: Record<string, string> = Object.fromEntries(
        new URL(request.url).searchParams,
      );
      return { ...parts, ...(variables !== undefined && { variables: JSON.parse(variables) }) };
    }
    const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data');
    return isForm
      ? readForm(await request.clone().formData())
      : JSON.parse(await request.clone().text());
  } catch {
    return {};
  }
}

function readForm(form: FormData): AskedOperation {
  const operation: AskedOperation = JSON.parse(textOf(form, 'operations'));
  const map: Record<string, readonly string[]> = JSON.parse(textOf(form, 'map'));
  for (const [name, paths] of Object.entries(map))
    for (const path of paths) put(operation, path.split('.'), form.get(name));
  return operation;
}

/** Puts a file where the specification left `null`. */
function put(place: unknown, [name = '', ...rest]: readonly string[], file: unknown): void {
  if (!isObject(place)) return;
  if (rest.length > 0) put(ownValue(place, name), rest, file);
  else Object.assign(place, { [name]: file });
}

function textOf(form: FormData, part: string): string {
  const text = form.get(part);
  return typeof text === 'string' ? text : '';
}
