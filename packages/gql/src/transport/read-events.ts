export interface ServerSentEvent {
  readonly event: string;
  readonly data: string;
}

/** Events of a `text/event-stream` body (WHATWG HTML, section 9.2). `heard` is called for every piece that arrives, comments included. */
export async function* readEvents(body: ReadableStream<Uint8Array>, heard: () => void): AsyncGenerator<ServerSentEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let buffer = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      heard();
      buffer += decoder.decode(value, { stream: true });
      const blocks = buffer.split(/\r\n\r\n|\n\n|\r\r/);
      buffer = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = readEvent(block);
        if (event) yield event;
      }
    }
  } finally {
    // The connection may be gone already.
    reader.cancel().catch(() => {});
  }
}

function readEvent(block: string): ServerSentEvent | undefined {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split(/\r\n|\n|\r/)) {
    const [, name, value = ''] = /^(\w+)(?:: ?(.*))?$/.exec(line) ?? [];
    if (name === 'event') event = value;
    if (name === 'data') data.push(value);
  }
  return event === 'message' && data.length === 0 ? undefined : { event, data: data.join('\n') };
}
