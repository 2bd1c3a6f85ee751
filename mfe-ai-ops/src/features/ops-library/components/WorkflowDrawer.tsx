import { useTexts } from '@stroomwerk/mfe-runtime';
import { Drawer, EmptyState, Facts, Timeline } from '@stroomwerk/ui-kit';
import { useMoment } from '../../figures/components/useMoment.js';
import { opsLibraryTexts } from '../texts.js';
import { ActButtons, type ActButtonsProps } from './ActButtons.js';
import css from './OpsLibrary.module.css';

/** One workflow: where it comes from, and what ops did to it, newest first. */
export function WorkflowDrawer({ workflow, onAct, onClose }: ActButtonsProps & { onClose: () => void }) {
  const t = useTexts(opsLibraryTexts);
  const moment = useMoment();
  return (
    <Drawer
      open
      onClose={onClose}
      title={workflow.name}
      footer={
        <div className={css.acts}>
          <ActButtons workflow={workflow} onAct={onAct} />
        </div>
      }
    >
      <div className="stack-lg">
        <Facts
          items={[
            { term: t.columns.state, value: workflow.hidden ? t.isHidden : t.isVisible },
            { term: t.file, value: <span className="mono">{workflow.filename}</span>, key: 'file' },
            { term: t.columns.source, value: t.sources[workflow.source] },
            { term: t.author, value: workflow.author },
            { term: t.licence, value: workflow.licence },
            { term: t.columns.checked, value: workflow.checked_with_n8n ?? t.unchecked },
            { term: t.hash, value: <span className="mono">{workflow.content_hash}</span>, key: 'hash' },
          ]}
        />
        <section className="stack">
          <h3 className="h3">{t.history}</h3>
          {workflow.acts.length === 0 ? (
            <EmptyState>{t.noHistory}</EmptyState>
          ) : (
            <Timeline
              label={t.history}
              items={workflow.acts.map(({ act, text, by, at }, index) => ({
                id: `${at} ${act}`,
                tone: index === 0 ? 'now' : 'normal',
                title: `${t.done[act]}: ${text}`,
                meta: t.by(by, moment(at)),
              }))}
            />
          )}
        </section>
      </div>
    </Drawer>
  );
}
