import type { SampleCase, SampleRun, UnchangedRun } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Panel, TextLink } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { casesOf, normalOf } from '../model/ran.js';
import { ranTexts } from '../ran-texts.js';
import css from './Ran.module.css';

interface RanProps {
  /** Null of a workflow that did not run; absent where the service does not say. */
  readonly ran: SampleRun | null | undefined;
  /** Null or absent where its file did not run as it is. */
  readonly unchanged: UnchangedRun | null | undefined;
  readonly addressOf: (workflow: { slug: string; filename: string }) => string;
}

/** `2.41` of `2.41.0`. */
const release = (n8n: string): string => n8n.split('.').slice(0, 2).join('.');

/**
 * How the workflow ran with sample data, what goes in and what comes out of its usual case, every case folded; and whether its
 * file ran as it is.
 */
export function Ran({ ran, unchanged, addressOf }: RanProps) {
  const t = useTexts(ranTexts);
  const format = useFormat();
  if (ran === undefined) return null;
  if (ran === null)
    return (
      <Panel title={t.title}>
        <div className="stack">
          <p className={css.soft}>{t.never}</p>
          <Unchanged run={unchanged} />
        </div>
      </Panel>
    );
  const { cases, reached, steps, failed = 0, seen = [], like } = ran;
  const normal = normalOf(seen);
  return (
    <Panel title={t.title} actions={<span className={css.soft}>{format.date(ran.date)}</span>}>
      <div className="stack">
        <div>
          <p>{t.how(release(ran.n8n), format.number(cases), format.number(reached), format.number(steps))}</p>
          {failed > 0 ? <p className={css.failed}>{t.failed(format.number(failed))}</p> : null}
          <p className={css.soft}>{t.about}</p>
          {like ? (
            <p className={css.soft}>
              {t.like}{' '}
              <TextLink component={Link} to={addressOf(like)}>
                {like.name}
              </TextLink>
            </p>
          ) : null}
        </div>
        <Unchanged run={unchanged} />
        {normal ? <Usual of={normal} /> : null}
        {seen.length > 0 ? (
          <details>
            <summary className={css.summary}>{t.cases(format.number(seen.length))}</summary>
            <Cases seen={seen} />
          </details>
        ) : null}
      </div>
    </Panel>
  );
}

/** Where its very file ran: with whose stand-ins, and what that does and does not show. */
function Unchanged({ run }: { readonly run: UnchangedRun | null | undefined }) {
  const t = useTexts(ranTexts);
  const format = useFormat();
  if (!run) return null;
  const { n8n, reached, steps, vendors } = run;
  return (
    <div>
      <p>{t.unchanged(release(n8n), format.number(reached), format.number(steps), vendors.join(', '))}</p>
      <p className={css.soft}>{t.meaning}</p>
    </div>
  );
}

/** The usual case: two boxes beside each other. */
function Usual({ of: { from, did } }: { readonly of: SampleCase }) {
  const t = useTexts(ranTexts);
  const told = did.filter(({ text }) => text !== null);
  const asked = did.filter(({ text }) => text === null).map(({ step }) => step);
  return (
    <div className={css.usual}>
      <div className={css.box}>
        <h3 className={css.heading}>{t.inside}</h3>
        <p className={css.step}>{from?.step}</p>
        <Fields fields={from?.fields ?? []} />
      </div>
      <div className={css.box}>
        <h3 className={css.heading}>{t.outside}</h3>
        <dl className={css.fields}>
          {told.map(({ step, text }) => (
            <div key={step}>
              <dt>{step}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          {asked.length > 0 ? (
            <div>
              <dt>{t.asked}</dt>
              <dd>{asked.join(', ')}</dd>
            </div>
          ) : null}
        </dl>
        {did.length === 0 ? <p className={css.soft}>{t.none}</p> : null}
      </div>
    </div>
  );
}

function Fields({ fields }: { readonly fields: readonly { name: string; value: string }[] }) {
  const t = useTexts(ranTexts);
  if (fields.length === 0) return <p className={css.soft}>{t.nothing}</p>;
  return (
    <dl className={css.fields}>
      {fields.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Texts = (typeof ranTexts)['nl'];

/** What a case is called: by what fails or is refused, by where it starts, by its kind. */
function titleOf(t: Texts, kind: SampleCase['kind'], step: string | null): string {
  if (step === null) return t.kinds[kind];
  if (kind === 'failing') return t.fails(step);
  return kind === 'refused' ? t.refuses(step) : t.startedBy(step);
}

function Cases({ seen }: { readonly seen: readonly SampleCase[] }) {
  const t = useTexts(ranTexts);
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t.case}</th>
          <th scope="col">{t.inside}</th>
          <th scope="col">{t.happened}</th>
        </tr>
      </thead>
      <tbody>
        {casesOf(seen).map(({ key, kind, step, from, did, end }) => (
          <tr key={key}>
            <th scope="row">{titleOf(t, kind, step)}</th>
            <td>{from ? <Fields fields={from.fields} /> : null}</td>
            <td>
              <p>{did.length > 0 ? did.map((one) => one.step).join(' → ') : t.none}</p>
              {did.map((one) =>
                one.text === null ? null : (
                  <p key={one.step} className={css.text}>
                    {one.text}
                  </p>
                ),
              )}
              {end === 'done' ? null : <p className={css.soft}>{t.ends[end]}</p>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
