// Shows that a dialog would be seen if it were there.
export { Button, Dialog } from '@footlight/ui';
