import type { WorkflowDetail } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { AppMonogram, Panel, PanelItems, Steps } from '@stroomwerk/ui-kit';
import { detailTexts } from '../texts.js';
import css from './Detail.module.css';

/** Which accounts the workflow needs and why, then the way to a running workflow, step by step. */
export function SetUp({ workflow }: { workflow: WorkflowDetail }) {
  const t = useTexts(detailTexts);
  const { accounts, setup_steps: steps, time_to_deploy: time } = workflow;
  return (
    <>
      <Panel title={t.accounts} flush={accounts.length > 0}>
        {accounts.length === 0 ? (
          <p>{t.noAccounts}</p>
        ) : (
          <PanelItems>
            {accounts.map(({ app, why }) => (
              <li key={app} className={css.account}>
                <AppMonogram name={app} size="lg" />
                <div>
                  <b>{app}</b>
                  <p className={css.muted}>{why}</p>
                </div>
              </li>
            ))}
          </PanelItems>
        )}
      </Panel>
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
