import { isObject } from '../errors/narrow.ts';
import { ownValue } from '../own-value.ts';

export interface RequestedOperation {
  readonly operationName?: string;
  /** Absent for a persisted document. */
  readonly query?: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/**
 * Reads the operation of a request (GraphQL over HTTP and the GraphQL multipart request
 * specification). Other requests have no operation name.
 */
export async function readOperation(request: Request): Promise<RequestedOperation> {
  try {
    if (request.method === 'GET') {
      const { variables, ...parameters }: Record<string, string> = Object.fromEntries(
        new URL(request.url).searchParams,
      );
      return {
        ...parameters,
        ...(variables !== undefined && { variables: JSON.parse(variables) }),
      };
    }
    const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data');
    return isForm
      ? readForm(await request.clone().formData())
      : JSON.parse(await request.clone().text());
  } catch {
    return {};
  }
}

function readForm(form: FormData): RequestedOperation {
  const operation: RequestedOperation = JSON.parse(textOf(form, 'operations'));
  const map: Record<string, readonly string[]> = JSON.parse(textOf(form, 'map'));
  for (const [name, paths] of Object.entries(map))
    for (const path of paths) put(operation, path.split('.'), form.get(name));
  return operation;
}

/** Sets a file in place of the `null` that the specification requires. */
function put(target: unknown, [name = '', ...innerNames]: readonly string[], file: unknown): void {
  if (!isObject(target)) return;
  if (innerNames.length > 0) put(ownValue(target, name), innerNames, file);
  else Object.assign(target, { [name]: file });
}

function textOf(form: FormData, name: string): string {
  const text = form.get(name);
  return typeof text === 'string' ? text : '';
}
