export {
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  buttonClass,
} from './button/button.tsx';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox.tsx';
export { Field, type FieldProps } from './field/field.tsx';
export { numberFormat, useNumber } from './i18n/format.ts';
export { isLanguage, type Language, languageNames, languages } from './i18n/languages.ts';
export type { LocaleLoaders, TextsOf } from './i18n/texts.ts';
export { IconButton, type IconButtonProps } from './icon-button/icon-button.tsx';
export { cn } from './lib/cn.ts';
export { Link, type LinkProps, type LinkTone } from './link/link.tsx';
export {
  LinkRendererProvider,
  type LinkRendererProviderProps,
  type LinkRenderProps,
  type RenderLink,
  useLinkRenderer,
} from './link-renderer/link-renderer.tsx';
export { uiLocales } from './locales/index.ts';
export { NumberInput, type NumberInputProps } from './number-input/number-input.tsx';
export { PasswordInput, type PasswordInputProps } from './password-input/password-input.tsx';
export {
  PortalContainerProvider,
  type PortalContainerProviderProps,
  usePortalContainer,
} from './portal/portal-container.tsx';
export { type RadioCard, RadioCards, type RadioCardsProps } from './radio-cards/radio-cards.tsx';
export { Select, type SelectOption, type SelectProps } from './select/select.tsx';
export { Spinner, type SpinnerProps, type SpinnerSize } from './spinner/spinner.tsx';
export { TextInput, type TextInputProps } from './text-input/text-input.tsx';
export { VisuallyHidden } from './visually-hidden/visually-hidden.tsx';
