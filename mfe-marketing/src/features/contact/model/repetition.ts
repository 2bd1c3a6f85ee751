/** A random id as the contract wants it (UUID version 4); `crypto.randomUUID` is missing on plain http addresses. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const fixed = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return fixed.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Gives the same id for the same content, so that a second try is recognised as one; another for anything else. */
export function repetitions(): (content: object) => string {
  let last: { content: string; id: string } | null = null;
  return (content) => {
    const text = JSON.stringify(content);
    if (last?.content !== text) last = { content: text, id: newUuid() };
    return last.id;
  };
}
