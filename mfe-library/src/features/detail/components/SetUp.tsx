import type { Account, Setting } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Panel, PanelItems, Steps } from '@stroomwerk/ui-kit';
import { App } from '../../apps/components/App.js';
import { detailTexts } from '../texts.js';
import css from './Detail.module.css';

interface SetUpProps {
  readonly accounts: readonly Account[];
  readonly settings?: readonly Setting[] | undefined;
  readonly steps: readonly string[];
  readonly time: string | null;
}

/** What the customer fills in: what it is, where one finds it, how it looks, and in which step it goes. */
function Settings({ settings }: { readonly settings: readonly Setting[] }) {
  const t = useTexts(detailTexts);
  return (
    <Panel title={t.settings} flush>
      <PanelItems>
        {settings.map(({ key, label, help, example, at }) => (
          <li key={key}>
            <div className={css.accountText}>
              <b>{label}</b>
              <p className={css.muted}>{help}</p>
              <p className={css.muted}>
                {t.example} <code>{example}</code>, {t.fillInAt([...new Set(at.map(({ step }) => step))])}
              </p>
            </div>
          </li>
        ))}
      </PanelItems>
    </Panel>
  );
}

/** Which accounts the workflow needs and why, how to make each, what is filled in, then the way to a running workflow, step by step. */
export function SetUp({ accounts, settings = [], steps, time }: SetUpProps) {
  const t = useTexts(detailTexts);
  return (
    <>
      <Panel title={t.accounts} flush={accounts.length > 0}>
        {accounts.length === 0 ? (
          <p>{t.noAccounts}</p>
        ) : (
          <PanelItems>
            {accounts.map(({ app, why, credential_type: type, steps: way }) => (
              <li key={`${app} ${type}`} className={css.account}>
                <App name={app} size="lg" />
                <div className={css.accountText}>
                  <b>{app}</b>
                  <p className={css.muted}>{why}</p>
                  {way.length > 0 ? (
                    <details className={css.way}>
                      <summary>{t.connect(app)}</summary>
                      <ol>
                        {way.map((step) => (
                          <li key={step}>{step}</li>
                        ))}
                      </ol>
                    </details>
                  ) : null}
                </div>
              </li>
            ))}
          </PanelItems>
        )}
      </Panel>
      {settings.length > 0 ? <Settings settings={settings} /> : null}
      <Panel title={t.setup} actions={time ? <span className={css.muted}>{t.about(time)}</span> : undefined}>
        <Steps
          label={t.setup}
          items={(steps.length > 0 ? steps : [t.afterImport]).map((title, index) => ({
            id: String(index),
            title,
          }))}
        />
      </Panel>
    </>
  );
}
