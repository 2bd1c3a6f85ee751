export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that a caller accepts (RFC 9110, 12.5.3); `q=0` forbids one. */
export function chooseEncoding(header: string | undefined): Encoding {
  const accepted = new Map<string, number>();
  for (const part of (header ?? '').split(',')) {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
    const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
    accepted.set(name.trim(), quality === undefined ? 1 : Number(quality.trim().slice(2)));
  }
  const takes = (name: string): boolean => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0;
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
