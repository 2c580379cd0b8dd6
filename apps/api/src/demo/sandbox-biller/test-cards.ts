/** How the sandbox answers when a card has to prove an age. */
interface TestNumber {
  /** The saved card that a payment is charged to. */
  card: string;
  /** Null: the card proves the age; else the decline code. `away`: the company does not answer. */
  age: string | null | 'away';
}

/** The numbers that the sandbox knows; it declines all others. Documented in docs/operations.md. */
const TEST_NUMBERS: Readonly<Record<string, TestNumber>> = {
  '4242424242424242': { card: 'plain', age: null },
  // Proves the age, but a payment is declined.
  '5454545454545454': { card: 'short', age: null },
  // Proves the age; a payment needs another step on the company's page.
  '378282246310005': { card: 'asks', age: null },
  '4000000000000002': { card: 'declined', age: 'NDECLINED' },
  '4000000000000119': { card: 'away', age: 'away' },
};

const UNKNOWN: TestNumber = { card: 'unknown', age: 'NDECLINED' };

/** The id of a test number; all later steps use it instead of the number. */
export const testCardOf = (number: string): string => (TEST_NUMBERS[number] ?? UNKNOWN).card;

export const ageResultOf = (card: string): TestNumber['age'] =>
  (Object.values(TEST_NUMBERS).find((one) => one.card === card) ?? UNKNOWN).age;
