import { useTexts } from '@stroomwerk/mfe-runtime';
import {
  ErrorNotice,
  Field,
  LoadingText,
  Notice,
  Select,
  type SelectProps,
  Skeleton,
} from '@stroomwerk/ui-kit';
import { useMoment } from '../../figures/components/useMoment.js';
import { failureText } from '../../polling/model/failure.js';
import { actTexts } from '../act-texts.js';
import { useReleaseList } from '../api/useReleases.js';
import { type Standing, trialable } from '../model/acts.js';

interface VersionFieldProps {
  readonly remote: string;
  readonly standing: Standing;
  /** Of the form it stands in. */
  readonly field: Pick<SelectProps, 'name' | 'defaultValue'>;
  readonly error: string | undefined;
}

/** The release to try, newest first. */
export function VersionField({ remote, standing, field, error: missing }: VersionFieldProps) {
  const t = useTexts(actTexts);
  const moment = useMoment();
  const { data, error, isFetching, refetch } = useReleaseList(remote);
  if (data === undefined)
    return error === null ? (
      <>
        <LoadingText />
        <Skeleton shape="button" />
      </>
    ) : (
      <ErrorNotice error={error} title={t.failed} busy={isFetching} onRetry={() => void refetch()}>
        {failureText(error)}
      </ErrorNotice>
    );
  const options = trialable(data.releases, standing);
  if (options.length === 0) return <Notice>{t.noVersions}</Notice>;
  return (
    <Field label={t.version} error={missing}>
      <Select
        {...field}
        options={[
          { value: '', label: t.chooseVersion, disabled: true },
          ...options.map(({ version, published_at: at }) => ({
            value: version,
            label: `${version} · ${moment(at)}`,
          })),
        ]}
      />
    </Field>
  );
}
