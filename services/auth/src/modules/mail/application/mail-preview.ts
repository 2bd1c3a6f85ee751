import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import { Clock } from '@stroomwerk/kernel';
import { exampleMail, mailKinds } from '../domain/mail-examples.js';
import { categoryOf, type MailKind } from '../domain/mail-kinds.js';
import { Letters } from './letters.js';

export interface PreviewedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const languages = ['nl', 'en'] as const;
const isLanguage = (text: string): text is Language => (languages as readonly string[]).includes(text);
const isKind = (text: string): text is MailKind => (mailKinds as readonly string[]).includes(text);
const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Writes every mail with example data, by the same letters that customers get. */
@Injectable()
export class MailPreview {
  constructor(
    private readonly letters: Letters,
    private readonly clock: Clock,
  ) {}

  /** @returns undefined for a kind or a language that there is not */
  of(kind: string, language: string): PreviewedMail | undefined {
    if (!isKind(kind) || !isLanguage(language)) return undefined;
    const { subject = '', text, html } = this.letters.write(exampleMail(kind, language, this.clock.now()));
    return { subject, text: String(text), html: String(html) };
  }

  /** A page with a line for each kind and language. */
  list(): string {
    const rows = mailKinds.flatMap((kind) => languages.map((language) => this.line(kind, language)));
    return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Mails</title>
<style>body { font-family: sans-serif; margin: 24px } table { border-collapse: collapse } td, th { text-align: left; padding: 4px 16px 4px 0 }</style></head>
<body><h1>Mails</h1>
<table><tr><th>Kind</th><th>Category</th><th>Language</th><th>Subject</th><th></th></tr>
${rows.join('\n')}
</table></body>
</html>`;
  }

  private line(kind: MailKind, language: Language): string {
    const link = (form: string) =>
      `<a href="/api/auth/mails/preview/${kind}/${language}/${form}">${form}</a>`;
    const subject = escaped(this.of(kind, language)?.subject ?? '');
    return `<tr><td>${kind}</td><td>${categoryOf(kind)}</td><td>${language}</td><td>${subject}</td><td>${link('html')} ${link('text')}</td></tr>`;
  }
}
