import { z } from 'zod';
import { CATEGORIES } from '../dsl/types.js';

const text = z.string().trim().min(1);
const both = z
  .strictObject({ nl: text.describe('In Dutch.'), en: text.describe('In English.') })
  .describe('The same in both languages.');
const one = z.union([text, both]).describe('One text for both languages, or one in each.');
const short = (most: number) =>
  z
    .strictObject({ nl: text.max(most), en: text.max(most) })
    .describe(`In both languages, at most ${most} characters.`);
const described = z
  .strictObject({ nl: text.min(60).max(240), en: text.min(60).max(240) })
  .describe('What it does and for whom, in both languages: 60 to 240 characters, no counts of steps.');
const step = text.describe('The Dutch name of a step, as in n8n.');
const path = text.describe('Where in the step, as in the export: assignments.assignments.0.value.');

/** What stands beside an export: all texts and declarations of one workflow. */
export const declarations = z
  .strictObject({
    title: short(90),
    description: described,
    benefit: short(110).describe('What one gets from it, in one short sentence, in both languages.'),
    category: z.enum(CATEGORIES),
    tags: z
      .array(z.string().regex(/^[a-z0-9][a-z0-9 -]*$/, 'lower case letters, digits, spaces and hyphens'))
      .min(1)
      .max(6)
      .describe('Dutch words that people search with, in lower case.'),
    difficulty: z.enum(['beginner', 'intermediate', 'advanced']),
    tier: z.enum(['starter', 'professional', 'enterprise']).describe('The plan that it takes.'),
    minutes_to_set_up: z.int().min(1).max(240),
    saves: z
      .strictObject({ minutes: z.int().min(1).max(600), because: both })
      .optional()
      .describe(
        'Minutes of handwork that one run saves, and what that assumes; left out, the library computes it.',
      ),
    accounts: z
      .array(
        z.strictObject({
          type: z
            .string()
            .regex(/^\w+$/)
            .describe('The type of the account in n8n, as in the export: slackApi.'),
          why: both.describe('What the workflow does with it.'),
          app: one.optional().describe('What people call it; known for most types.'),
          steps: z.array(both).min(1).optional().describe('How one gets the key; known for most types.'),
        }),
      )
      .default([]),
    setup: z
      .array(both)
      .default([])
      .describe(
        'What is left to do after filling in the values: columns, rights. The values are told by themselves.',
      ),
    steps: z
      .record(step, z.string().regex(/^[^'"“”<>\\]+$/, 'a name without quotes, < and >'))
      .describe('English names of the steps, behind the Dutch ones.'),
    columns: z
      .record(text, z.string().regex(/^[^'"`\\{}]+$/, 'a name without quotes and braces'))
      .default({})
      .describe(
        'English names of tabs, columns, fields and words that are written and compared, behind the Dutch ones: steps that read them follow.',
      ),
    texts: z
      .array(z.strictObject({ step, path, nl: text, en: text }))
      .default([])
      .describe(
        'Words inside a step: what stands there in Dutch, a parameter or some words of it, and the same in English.',
      ),
    values: z
      .array(
        z.strictObject({
          key: z
            .string()
            .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower case letters, digits and single hyphens')
            .describe('Its own in this workflow.'),
          kind: z.enum(['text', 'number', 'mail', 'address', 'choice', 'list']),
          label: both.describe('What it is called in the step Instellingen.'),
          help: both.describe('Where one finds it or what it does.'),
          example: one.describe('What stands there until it is filled in; `check` takes it.'),
          check: text.optional().describe('A regular expression that a right one matches.'),
          choices: z.array(text).min(2).optional(),
          at: z
            .array(
              z.strictObject({
                step,
                path,
                part: text.optional().describe('Only these words of the parameter.'),
              }),
            )
            .min(1),
        }),
      )
      .default([])
      .describe('What only the customer knows: a sheet, a channel, an address, a limit.'),
    notes: z
      .array(z.strictObject({ over: z.array(step).min(1), text: both }))
      .default([])
      .describe('Notes on the canvas, behind the steps that they explain.'),
    promises: z
      .array(
        z.strictObject({
          what: z.enum(['answer', 'refund', 'delivery', 'erasure', 'reply']),
          by: z.array(step).min(1),
        }),
      )
      .default([])
      .describe('What texts promise to somebody outside, and the steps that keep it.'),
    accepts: z
      .array(z.strictObject({ rule: text, step: step.optional(), why: text.min(20) }))
      .default([])
      .describe('A fault that a rule finds and that may stay, with the reason.'),
  })
  .meta({ title: 'A workflow of the library: its texts and declarations beside an n8n export' });
export type Declarations = z.infer<typeof declarations>;

/** The published schema, with which an editor helps whoever writes the file (`workflow.schema.json`). */
export const schemaText = (): string =>
  `${JSON.stringify(z.toJSONSchema(declarations, { io: 'input' }), null, 2)}\n`;
