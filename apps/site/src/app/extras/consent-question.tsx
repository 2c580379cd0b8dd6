import { ConsentNotice, type ConsentPurpose } from '@footlight/site-widgets';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { answerConsentAtom } from '../../shell/session/consent.ts';
import { CONSENT_PURPOSES, consentAtom } from '../../shell/session/consent-atom.ts';

/** Asks for each purpose that the site has now and that the visitor has not answered yet. */
export const ConsentQuestion = ({
  needed,
  hasPopunder,
}: {
  needed: Record<ConsentPurpose, boolean>;
  hasPopunder: boolean;
}) => {
  const consent = useAtomValue(consentAtom);
  const answer = useSetAtom(answerConsentAtom);
  // The answers are stored in this browser, so the server never renders the question.
  const [isHere, setIsHere] = useState(false);
  useEffect(() => setIsHere(true), []);
  const open = CONSENT_PURPOSES.filter((purpose) => needed[purpose] && consent[purpose] === undefined);
  return isHere && open.length > 0 ? (
    <ConsentNotice key={open.join()} purposes={open} popunder={hasPopunder} onChoose={answer} />
  ) : null;
};
