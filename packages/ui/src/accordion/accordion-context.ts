import { createContext } from 'react';

/** What an accordion gives to the disclosures in it: the name that lets one of them be open at a time. */
export const AccordionContext = createContext<{ name: string | undefined } | null>(null);
