// What somebody ships who takes nothing but a button.
export { Button } from '@footlight/ui';
