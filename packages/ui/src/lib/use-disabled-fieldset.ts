import { type RefObject, useEffect, useState } from 'react';

/** Whether a fieldset around an element is disabled: browsers apply that to native controls only. */
export function useDisabledFieldset(anchor: RefObject<HTMLElement | null>): boolean {
  const [disabled, setDisabled] = useState(false);
  useEffect(() => {
    const read = () => setDisabled(Boolean(anchor.current?.closest('fieldset:disabled')));
    read();
    const watcher = new MutationObserver(read);
    for (let set = anchor.current?.closest('fieldset'); set; set = set.parentElement?.closest('fieldset'))
      watcher.observe(set, { attributeFilter: ['disabled'] });
    return () => watcher.disconnect();
  }, [anchor]);
  return disabled;
}
