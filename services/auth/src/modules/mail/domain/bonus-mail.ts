import type { Language } from '@stroomwerk/contracts';
import { type MailContent, renderMail } from './mail-layout.js';

/** Days that a mailed link to a bonus workflow works. */
export const bonusLinkDays = 30;

/** What is kept with the mail: which workflows, and in which language they were asked for. */
export interface BonusContent {
  /** Whose they are; absent in mails from before there were accounts. */
  readonly accountId?: string;
  readonly language: Language;
  readonly workflows: readonly { readonly filename: string; readonly name: string }[];
}

/** Writes the mail with the bonus workflows. @param urlOf the signed link to a file */
export function bonusMail(
  { language, workflows }: BonusContent,
  facts: {
    readonly brand: string;
    readonly name: string | null;
    readonly urlOf: (filename: string) => string;
  },
): MailContent {
  const dutch = language === 'nl';
  return renderMail({
    ...{ language, brand: facts.brand, name: facts.name },
    subject: dutch
      ? `Je ${workflows.length} bonusworkflows van ${facts.brand}`
      : `Your ${workflows.length} bonus workflows from ${facts.brand}`,
    paragraphs: [
      dutch
        ? `Hier zijn je bonusworkflows. Elke link slaat een bestand op dat je in n8n opent met "Import from file"; de links werken ${bonusLinkDays} dagen.`
        : `Here are your bonus workflows. Each link saves a file that you open in n8n with "Import from file"; the links work for ${bonusLinkDays} days.`,
    ],
    links: workflows.map(({ filename, name }) => ({ label: name, url: facts.urlOf(filename) })),
    after: [
      dutch
        ? 'Ze staan ook in je bibliotheek, met per workflow wat je ervoor nodig hebt en hoe je hem instelt.'
        : 'They are in your library too, each with what it needs and how to set it up.',
    ],
  });
}
