export { Accordion, type AccordionProps } from './accordion/accordion.tsx';
export { Alert, type AlertProps, type AlertSize, alertClass } from './alert/alert.tsx';
export { type AnnounceOptions, AnnouncerProvider, useAnnounce } from './announcer/announcer.tsx';
export {
  type AnnouncerQueue,
  announcePause,
  createAnnouncerQueue,
  type QueueOptions,
} from './announcer/announcer-queue.ts';
export { Avatar, type AvatarProps, type AvatarSize, avatarClass } from './avatar/avatar.tsx';
export { type AvatarProblem, avatarProblem, avatarTypes } from './avatar-upload/avatar-rules.ts';
export { AvatarUpload, type AvatarUploadProps } from './avatar-upload/avatar-upload.tsx';
export { Badge, type BadgeProps, type BadgeTone, badgeClass } from './badge/badge.tsx';
export { Banner, type BannerProps, bannerClass } from './banner/banner.tsx';
export { birthDateOf, birthYears, daysInMonth, parseBirthDate } from './birth-date-picker/birth-date.ts';
export { BirthDatePicker, type BirthDatePickerProps } from './birth-date-picker/birth-date-picker.tsx';
export {
  BottomSheet,
  type BottomSheetCloseReason,
  type BottomSheetProps,
  type BottomSheetSize,
  bottomSheetClass,
} from './bottom-sheet/bottom-sheet.tsx';
export { BrandLogo, type BrandLogoProps } from './brand-logo/brand-logo.tsx';
export { BrandScope, type BrandScopeProps } from './brand-scope/brand-scope.tsx';
export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs/breadcrumbs.tsx';
export {
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  buttonClass,
} from './button/button.tsx';
export { CardFields, type CardFieldsProps } from './card-fields/card-fields.tsx';
export {
  type CardBrand,
  type CardProblem,
  type CardProblems,
  type CardValue,
  cardBrand,
  cardProblems,
  emptyCard,
  expiryParts,
} from './card-fields/card-rules.ts';
export { Carousel, type CarouselProps } from './carousel/carousel.tsx';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox.tsx';
export {
  CheckboxGroup,
  type CheckboxGroupProps,
  type CheckboxOption,
} from './checkbox-group/checkbox-group.tsx';
export { Chip, type ChipProps } from './chip/chip.tsx';
export { ColumnPicker, type ColumnPickerProps, type PickableColumn } from './column-picker/column-picker.tsx';
export { Combobox, type ComboboxProps } from './combobox/combobox.tsx';
export { type ComboboxOption, plain } from './combobox/filter-options.ts';
export { CommandList, type CommandListProps } from './command-list/command-list.tsx';
export { type Command, type CommandGroup, matchCommands } from './command-list/match-commands.ts';
export { ContextMenu, type ContextMenuProps } from './context-menu/context-menu.tsx';
export { CopyField, type CopyFieldProps } from './copy-field/copy-field.tsx';
export {
  Countdown,
  type CountdownProps,
  type CountdownSize,
  countdownClass,
} from './countdown/countdown.tsx';
export { countryCodes, countryName } from './country-select/countries.ts';
export { CountrySelect, type CountrySelectProps } from './country-select/country-select.tsx';
export { DatePicker, type DatePickerProps } from './date-picker/date-picker.tsx';
export {
  Dialog,
  type DialogCloseReason,
  type DialogProps,
  type DialogSize,
  dialogClass,
} from './dialog/dialog.tsx';
export {
  Disclosure,
  type DisclosureProps,
  type DisclosureVariant,
  disclosureClass,
} from './disclosure/disclosure.tsx';
export {
  Divider,
  type DividerOrientation,
  type DividerProps,
  dividerClass,
} from './divider/divider.tsx';
export { Drawer, type DrawerProps, type DrawerSide, type DrawerSize, drawerClass } from './drawer/drawer.tsx';
export { DropdownMenu, type DropdownMenuProps } from './dropdown-menu/dropdown-menu.tsx';
export {
  MenuCheckboxItem,
  type MenuCheckboxItemProps,
  MenuRadioGroup,
  type MenuRadioGroupProps,
  MenuRadioItem,
  type MenuRadioItemProps,
  MenuSub,
  type MenuSubProps,
} from './dropdown-menu/menu-choices.tsx';
export {
  MenuGroup,
  type MenuGroupProps,
  MenuItem,
  type MenuItemProps,
  MenuLink,
  type MenuLinkProps,
  MenuSeparator,
} from './dropdown-menu/menu-items.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.tsx';
export { ErrorPage, type ErrorPageProps } from './error-page/error-page.tsx';
export { Fact, FactList, type FactListProps, type FactProps } from './fact-list/fact-list.tsx';
export {
  FailedPart,
  type FailedPartPlace,
  type FailedPartProps,
  failedPartClass,
} from './failed-part/failed-part.tsx';
export {
  FeaturedRoom,
  type FeaturedRoomProps,
  type FeaturedRoomSize,
  featuredRoomClass,
} from './featured-room/featured-room.tsx';
export { Field, type FieldProps } from './field/field.tsx';
export { FileDrop, type FileDropProps } from './file-drop/file-drop.tsx';
export type { FileProblem } from './file-drop/file-rules.ts';
export { type ActiveFilter, FilterChips, type FilterChipsProps } from './filter-chips/filter-chips.tsx';
export {
  Gallery,
  type GalleryItem,
  type GalleryProps,
  type GallerySize,
  galleryClass,
} from './gallery/gallery.tsx';
export { Grid, type GridColumn, type GridProps, gridClass } from './grid/grid.tsx';
export {
  Heading,
  type HeadingLevel,
  type HeadingProps,
  type HeadingSize,
  headingClass,
} from './heading/heading.tsx';
export { numberFormat, useDate, useMoment, useNumber } from './i18n/format.ts';
export { type AskedText, TextsProvider, type TextsProviderProps } from './i18n/texts-provider.tsx';
export { type FieldProblemCode, useProblemText } from './i18n/use-problem-text.ts';
export { type Texts, useTexts } from './i18n/use-texts.ts';
export { IconButton, type IconButtonProps, iconButtonClass } from './icon-button/icon-button.tsx';
export { InfiniteList, type InfiniteListProps } from './infinite-list/infinite-list.tsx';
export { Kbd, type KbdProps, type KbdSize, kbdClass } from './kbd/kbd.tsx';
export { LanguageSelect, type LanguageSelectProps } from './language-select/language-select.tsx';
export { hydrateGrids } from './lazy/hydrate-grids.ts';
export { type LazyFailure, type LazyOptions, lazyComponent } from './lazy/lazy-component.tsx';
export { loadRetried } from './lazy/load-retried.ts';
export type { Appearance } from './lib/appearance.tsx';
export { coverLinkClass } from './lib/card-link.ts';
export { cn } from './lib/cn.ts';
export type { Gap } from './lib/gap-class.ts';
export { isComposing, isSendKey } from './lib/is-composing.ts';
export { usePicture } from './lib/picture.ts';
export { reducesMotion } from './lib/reduces-motion.ts';
export type { SliderScaleProps } from './lib/slider-parts.tsx';
export { type SwipeDirection, type SwipeTrace, swipeDirection } from './lib/swipe.ts';
export { type MarkPress, useFocusAfter } from './lib/use-focus-after.ts';
export { type InViewOptions, useInView } from './lib/use-in-view.ts';
export { useOwnValue } from './lib/use-own-value.tsx';
export { useWheelTurning, Wheel, type WheelProps, wheelTurn } from './lib/wheel.tsx';
export { Lightbox, type LightboxItem, type LightboxProps } from './lightbox/lightbox.tsx';
export { Link, type LinkProps, type LinkTone, linkClass } from './link/link.tsx';
export {
  LinkRendererProvider,
  type LinkRendererProviderProps,
  type LinkRenderProps,
  type RenderLink,
  useLinkRenderer,
} from './link-renderer/link-renderer.tsx';
export { LoadMore, type LoadMoreProps } from './load-more/load-more.tsx';
export { commonLocales, extraLocales, uiLocales } from './locales/index.ts';
export { isLanguage, type Language, languageNames, languages } from './locales/languages.ts';
export type { LocaleLoaders, TextsOf } from './locales/texts-of.ts';
export { clock } from './media-amount/clock.ts';
export { MediaAmount, type MediaAmountProps, type MediaKind } from './media-amount/media-amount.tsx';
export {
  type FanClubLevel,
  MediaCard,
  type MediaCardProps,
} from './media-card/media-card.tsx';
export { type ModalCloseReason, ModalDescription, type ModalProps } from './modal/modal-layer.tsx';
export type { ModalOpening } from './modal/use-modal-open.ts';
export { ModelCard, type ModelCardProps, type ModelCardStatus } from './model-card/model-card.tsx';
export { ModelGrid, type ModelGridProps } from './model-grid/model-grid.tsx';
export { MultiSelect, type MultiSelectProps } from './multi-select/multi-select.tsx';
export { NumberInput, type NumberInputProps } from './number-input/number-input.tsx';
export { Pagination, type PaginationProps } from './pagination/pagination.tsx';
export { PasswordInput, type PasswordInputProps } from './password-input/password-input.tsx';
export { Popover, type PopoverProps, type PopoverSize, popoverClass } from './popover/popover.tsx';
export { Price, type PriceProps } from './price/price.tsx';
export {
  Progress,
  type ProgressProps,
  type ProgressSize,
  type ProgressTone,
  progressClass,
} from './progress/progress.tsx';
export { PromoBanner, type PromoBannerProps } from './promo-banner/promo-banner.tsx';
export { type RadioCard, RadioCards, type RadioCardsProps } from './radio-cards/radio-cards.tsx';
export {
  type RadioDirection,
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
  radioGroupClass,
} from './radio-group/radio-group.tsx';
export { RangeSlider, type RangeSliderProps, type SliderRange } from './range-slider/range-slider.tsx';
export { RichText, type RichTextProps } from './rich-text/rich-text.tsx';
export { SavedViews, type SavedViewsProps } from './saved-views/saved-views.tsx';
export { type SchemeChoice, SchemeToggle, type SchemeToggleProps } from './scheme-toggle/scheme-toggle.tsx';
export {
  type NavItem,
  SectionNav,
  type SectionNavProps,
  type SectionNavVariant,
} from './section-nav/section-nav.tsx';
export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedControlSize,
  segmentedControlClass,
} from './segmented-control/segmented-control.tsx';
export { Select, type SelectGroup, type SelectOption, type SelectProps } from './select/select.tsx';
export { Shelf, type ShelfProps } from './shelf/shelf.tsx';
export {
  type Shortcut,
  type ShortcutGroup,
  ShortcutsDialog,
  type ShortcutsDialogProps,
} from './shortcuts-dialog/shortcuts-dialog.tsx';
export { SideNav, SideNavGroup, type SideNavGroupProps, type SideNavProps } from './side-nav/side-nav.tsx';
export { type FooterGroup, SiteFooter, type SiteFooterProps } from './site-footer/site-footer.tsx';
export { SiteHeader, type SiteHeaderProps } from './site-header/site-header.tsx';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './skip-link/skip-link.tsx';
export { Slider, type SliderProps } from './slider/slider.tsx';
export { Spinner, type SpinnerProps } from './spinner/spinner.tsx';
export { type SpinnerSize, spinnerClass } from './spinner/spinner-ring.tsx';
export {
  Stack,
  type StackAlign,
  type StackDirection,
  type StackJustify,
  type StackProps,
  stackClass,
} from './stack/stack.tsx';
export { StateSelect, type StateSelectProps } from './state-select/state-select.tsx';
export { statesOf } from './state-select/states.ts';
export { type Step, Stepper, type StepperProps } from './stepper/stepper.tsx';
export { SuspendedPage, type SuspendedPageProps } from './suspended-page/suspended-page.tsx';
export { Switch, type SwitchProps, type SwitchSize, switchClass } from './switch/switch.tsx';
export { nextSort, type SortDirection, type TableSort } from './table/next-sort.ts';
export { sortRows } from './table/sort-rows.ts';
export { Table, type TableNarrow, type TableProps, type TableSize, tableClass } from './table/table.tsx';
export type { TableAlign, TableColumn } from './table/table-column.ts';
export type { RowKey } from './table/table-keys.ts';
export { type TabItem, Tabs, type TabsProps } from './tabs/tabs.tsx';
export {
  Text,
  type TextProps,
  type TextSize,
  type TextTone,
  type TextWeight,
  textClass,
} from './text/text.tsx';
export { TextArea, type TextAreaProps } from './text-area/text-area.tsx';
export { TextInput, type TextInputProps } from './text-input/text-input.tsx';
export { TimeField, type TimeFieldProps } from './time-field/time-field.tsx';
export { type ToastItem, toastClass } from './toast/toast-item.tsx';
export { ToastRegion, type ToastRegionProps } from './toast/toast-region.tsx';
export { toastDuration } from './toast/toast-time.ts';
export { TokenAmount, type TokenAmountProps } from './token-amount/token-amount.tsx';
export { TokenIcon } from './token-amount/token-icon.tsx';
export {
  Toolbar,
  ToolbarItem,
  type ToolbarItemProps,
  type ToolbarProps,
  ToolbarSeparator,
} from './toolbar/toolbar.tsx';
export { Tooltip, type TooltipProps } from './tooltip/tooltip.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/visually-hidden.tsx';
export { WorkFrame, type WorkFrameProps } from './work-frame/work-frame.tsx';
