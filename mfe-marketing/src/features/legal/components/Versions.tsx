import type { LegalDocument, LegalVersion } from '../model/document.js';
import { legalTexts } from '../texts.js';
import css from './Legal.module.css';

/** The day a version holds from, in the language of its text. */
export function VersionDate({ language, from }: { language: LegalDocument['language']; from: string }) {
  const date = new Intl.DateTimeFormat(legalTexts[language].locale, { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={from}>{date.format(new Date(from))}</time>;
}

/** Every version there has been, newest first. */
export function Versions({ text }: { text: Pick<LegalDocument, 'language' | 'versions'> }) {
  const words = legalTexts[text.language];
  return (
    <section id="versions" aria-labelledby="versions-title">
      <h2 id="versions-title" className={css.heading}>
        {words.versions}
      </h2>
      <table className={css.versions}>
        <thead>
          <tr>
            <th scope="col">{words.number}</th>
            <th scope="col">{words.from}</th>
            <th scope="col">{words.change}</th>
          </tr>
        </thead>
        <tbody>
          {text.versions.map(({ number, from, change }: LegalVersion) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td>
                <VersionDate language={text.language} from={from} />
              </td>
              <td>{change}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
