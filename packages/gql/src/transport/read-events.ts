export interface ServerSentEvent {
  /** `message` where the server names none. */
  readonly event: string;
  readonly data: string;
}

/**
 * Events of a `text/event-stream` body (WHATWG HTML, section 9.2). `heard` is called for every
 * piece that arrives, comments included.
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
      // A line ends with CR LF, LF or CR; what follows a CR at the very end is not there yet.
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
