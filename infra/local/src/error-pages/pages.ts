import { type ErrorCode, type ErrorEntry, errorCatalogue } from '@stroomwerk/contracts';
import { guidance } from './guidance.js';

const entries = Object.entries(errorCatalogue) as [ErrorCode, ErrorEntry][];

const notice =
  '<!-- Written by `npm run errors`; change the catalogue in services/contracts or the guidance in infra/local. -->';

function pageOf(code: ErrorCode, { status, message, detail }: ErrorEntry): string {
  const { when, act } = guidance[code];
  return `${notice}
# ${code}

Status ${status}. ${message}

**When:** ${when}

**What the screen shows**

- Dutch: ${detail.nl}
- English: ${detail.en}

**What to do:** ${act}
`;
}

const index = (): string => `${notice}
# Refusals

Every refusal is \`{ code, message, detail, fields? }\`: a code of this list, a sentence for developers, the text for the
screen in the language of \`Accept-Language\` (Dutch by default), and a text for each refused field.

| Code | Status | Meaning |
| --- | --- | --- |
${entries.map(([code, { status, message }]) => `| [${code}](${code}.md) | ${status} | ${message} |`).join('\n')}
`;

/** The pages of infra/docs/errors: file name and Markdown for each code of the catalogue, and the index. */
export const errorPages = (): ReadonlyMap<string, string> =>
  new Map([
    ...entries.map(([code, entry]): [string, string] => [`${code}.md`, pageOf(code, entry)]),
    ['README.md', index()],
  ]);
