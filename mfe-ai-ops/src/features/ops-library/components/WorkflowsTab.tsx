import { opsWorkflowsRules } from '@stroomwerk/contracts/forms';
import type { OpsWorkflow } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import {
  Button,
  ErrorNotice,
  Field,
  Input,
  Pagination,
  Panel,
  SegmentedControl,
  useForm,
  useToast,
} from '@stroomwerk/ui-kit';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../polling/model/failure.js';
import { useLibraryActs, useWorkflows } from '../api/useOpsLibrary.js';
import { type Desk, hiddens, turned } from '../model/address.js';
import { opsLibraryTexts } from '../texts.js';
import type { Act } from './ActButtons.js';
import css from './OpsLibrary.module.css';
import { ReasonDialog } from './ReasonDialog.js';
import { WorkflowDrawer } from './WorkflowDrawer.js';
import { WorkflowTable } from './WorkflowTable.js';

/** Every workflow, hidden ones too: search, act with a reason, and what was done before. */
export function WorkflowsTab({ desk, onDesk }: { desk: Desk; onDesk: (desk: Desk) => void }) {
  const t = useTexts(opsLibraryTexts);
  const format = useFormat();
  const toast = useToast();
  const { data, error, isFetching, refetch } = useWorkflows(desk);
  const acts = useLibraryActs();
  const [opened, setOpened] = useState<string>();
  const [asked, setAsked] = useState<{ act: Act; workflow: OpsWorkflow }>();
  const shown = data?.workflows.find(({ filename }) => filename === opened);
  const ask = (act: Act, workflow: OpsWorkflow) => setAsked({ act, workflow });
  const act = asked && acts[asked.act];
  return (
    <>
      <div className={css.tools}>
        <SearchField key={desk.q} q={desk.q} onSearch={(q) => onDesk(turned(desk, { q }))} />
        <SegmentedControl
          label={t.hidden}
          value={desk.hidden}
          options={hiddens.map((value) => ({ value, label: t.hiddens[value] }))}
          onChange={(hidden) => onDesk(turned(desk, { hidden }))}
        />
      </div>
      {data === undefined && error !== null ? (
        <ErrorNotice error={error} title={t.workflowsFailed} busy={isFetching} onRetry={() => void refetch()}>
          {failureText(error)}
        </ErrorNotice>
      ) : (
        <Panel
          flush
          title={t.tabs.workflows}
          actions={
            <span className="caption" role="status">
              {data === undefined ? null : t.workflows(format.number(data.total), format.number(data.hidden))}
            </span>
          }
        >
          <WorkflowTable
            workflows={data?.workflows ?? []}
            loading={data === undefined}
            onAct={ask}
            onOpen={({ filename }) => setOpened(filename)}
          />
          {data !== undefined && data.pages > 1 ? (
            <div className={css.foot}>
              <Pagination
                page={desk.page}
                pages={data.pages}
                onPage={(page) => onDesk({ ...desk, page })}
                note={t.page(format.number(desk.page), format.number(data.pages))}
              />
            </div>
          ) : null}
        </Panel>
      )}
      {shown === undefined ? null : (
        <WorkflowDrawer workflow={shown} onAct={ask} onClose={() => setOpened(undefined)} />
      )}
      {asked === undefined || act === undefined ? null : (
        <ReasonDialog
          title={t.titles[asked.act](asked.workflow.name)}
          text={t.consequences[asked.act]}
          label={asked.act === 'note' ? t.noteText : t.reason}
          verb={t.acts[asked.act]}
          danger={asked.act === 'hide'}
          onReason={async (text) => {
            await act.mutateAsync({ params: { filename: asked.workflow.filename }, body: { text } });
            toast.show(t.told[asked.act](asked.workflow.name));
            setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

function SearchField({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const t = useTexts(opsLibraryTexts);
  const form = useForm(opsWorkflowsRules, { initial: { q }, send: ({ q: wanted }) => onSearch(wanted) });
  return (
    <search className={css.searching}>
      <form {...form.props} className={css.search}>
        <Field label={t.search} className={css.field}>
          <Input
            {...form.field('q')}
            type="search"
            autoComplete="off"
            icon={<Search size={16} strokeWidth={1.6} />}
            onChange={({ target }) => {
              if (target.value === '' && q !== '') onSearch('');
            }}
          />
        </Field>
        <Button type="submit">{t.submit}</Button>
      </form>
    </search>
  );
}
