export interface ServerSentEvent {
  /** `message` where the server sends no name. */
  readonly event: string;
  readonly data: string;
}

/**
 * Events of a `text/event-stream` body (WHATWG HTML, section 9.2). `reportActivity` is called for
 * every chunk, including comments.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  reportActivity: () => void,
): AsyncGenerator<ServerSentEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let buffer = '';
  let event = '';
  let data: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      reportActivity();
      buffer += decoder.decode(value, { stream: true });
      // A line ends with CR LF, LF or CR. A CR at the end of the buffer may be followed by an LF.
      const lines = buffer.split(/\r\n|\n|\r(?!$)/);
      buffer = lines.pop() ?? '';
      for (const line of lines) {
        if (line === '') {
          if (event !== '' || data.length > 0)
            yield { event: event || 'message', data: data.join('\n') };
          event = '';
          data = [];
          continue;
        }
        const colon = line.indexOf(':');
        const name = colon < 0 ? line : line.slice(0, colon);
        const text = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
        if (name === 'event') event = text;
        if (name === 'data') data.push(text);
      }
    }
  } finally {
    // The connection may already be closed.
    reader.cancel().catch(() => {});
  }
}
