import { useRef } from 'react';

/** While something closes it shows what it showed when it was open: its owner has often forgotten it already. */
export function useKept<Props extends { open: boolean }>(props: Props): Props {
  const kept = useRef(props);
  if (props.open) kept.current = props;
  return kept.current;
}
