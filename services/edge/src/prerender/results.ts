import { z } from 'zod';
import { unplainHtml } from './plain-html.js';

/** Levels of brackets in what a drawing hands over: what goes deeper would break those who walk through it. */
const deepest = 60;

/** Whether a value is nested no deeper than that; walks without calling itself. */
function isShallow(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return false;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return true;
}

const fits = (letters: number) => (value: unknown) => JSON.stringify(value ?? null).length <= letters;

const Facts = z
  .union([z.looseObject({}), z.array(z.looseObject({}))])
  .refine(fits(100_000), 'too many facts');

const Head = z.object({
  title: z.string().max(300),
  description: z.string().max(2_000).optional(),
  jsonLd: Facts.optional(),
  noindex: z.boolean().optional(),
  type: z.enum(['website', 'article', 'product']).optional(),
  /** An address below the origin. */
  image: z
    .string()
    .max(500)
    .regex(/^\/(?![/\\])[\x21-\x7e]*$/)
    .optional(),
  /** Another address below the origin, without a query. */
  moved: z
    .string()
    .max(500)
    .regex(/^\/(?![/\\])[\x21\x22\x24-\x3e\x40-\x7e]*$/)
    .optional(),
});

const plain = z.superRefine<string>((html, context) => {
  const found = unplainHtml(html);
  if (found !== null) context.addIssue(`holds more than a drawn page: ${found}`);
});

/** What `renderPage` may hand over. It goes into HTML: see page/html.ts and page/head.ts for how each is escaped. */
export const DrawnPage = z.object({
  html: z.string().max(1_500_000).check(plain),
  dehydrated: z.unknown().refine(fits(1_500_000), 'too much data'),
  head: Head,
  status: z.union([z.literal(200), z.literal(404)]),
  incomplete: z.literal(true).optional(),
});
export type DrawnPage = z.infer<typeof DrawnPage>;

/** What a picture for shared links shows; drawn by the shell's own process, without a remote's code. */
export const Picture = z.object({
  brand: z.string().max(100),
  title: z.string().max(300),
  text: z.string().max(2_000),
  graph: z
    .object({
      kinds: z.string().max(2_000),
      edges: z.array(z.tuple([z.int().min(0).max(2_000), z.int().min(0).max(2_000)])).max(5_000),
    })
    .nullable(),
});
export type Picture = z.infer<typeof Picture>;

/** Addresses for search engines: paths, as a link would name them. */
export const Addresses = z
  .array(
    z
      .string()
      .max(300)
      .regex(/^\/(?:[\w.~!$'()*+,;=:@-]|%[0-9A-Fa-f]{2}|\/(?!\/))*$/),
  )
  .max(50_000);

/** @throws Error that says what is not as it should be */
export function checked<Result>(schema: z.ZodType<Result>, value: unknown): Result {
  if (!isShallow(value)) throw new Error('a drawing is nested too deep');
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const [issue] = error.issues;
  throw new Error(`a drawing is not as it should be: ${issue?.path.join('.')} ${issue?.message}`);
}
