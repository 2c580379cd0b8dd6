import {
  Alert,
  Badge,
  BrandLogo,
  BrandScope,
  Button,
  Checkbox,
  Chip,
  Field,
  ModelCard,
  Progress,
  SegmentedControl,
  Switch,
  Tabs,
  TextInput,
  TokenAmount,
} from '@footlight/ui';
import { storyArt } from '@footlight/ui/story';

export interface BoardProps {
  scheme: 'light' | 'dark';
  /** Value of `data-brand` that the brand's style sheet selects. */
  brand: string;
  logo: string | null;
}

const titles = { light: 'Light', dark: 'Dark' } as const;
const buttons = ['primary', 'secondary', 'outline', 'ghost', 'danger'] as const;
const badges = ['primary', 'secondary', 'success', 'warning', 'danger', 'info'] as const;

/** Components of all kinds in one brand and scheme. */
export const Board = ({ scheme, brand, logo }: BoardProps) => (
  <BrandScope
    role="group"
    aria-label={titles[scheme]}
    brand={brand}
    scheme={scheme}
    className="@container flex min-w-0 flex-1 basis-80 flex-col gap-5 rounded-xl border border-border p-4"
  >
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-3">
      <BrandLogo name="Your brand" path={logo} darkPath={null} width={148} height={36} />
      <Badge>{titles[scheme]}</Badge>
    </div>
    <h2 className="heading text-2xl">Live now, and 1,234 people are watching</h2>
    <div className="flex flex-wrap gap-2">
      {buttons.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
    </div>
    <div className="flex flex-wrap gap-2">
      {badges.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <Badge tone="live" pulse>
        live
      </Badge>
    </div>
    <div className="grid gap-4 @md:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        <Field label="Message" hint="Everyone in the room reads it.">
          <TextInput defaultValue="Good evening!" />
        </Field>
        <Checkbox label="Remember me" defaultChecked />
        <Switch label="Notify me when the room opens" defaultChecked />
        <SegmentedControl
          aria-label="Quality"
          segments={['Auto', '720p', '1080p'].map((label) => ({ value: label, label }))}
        />
        <div className="flex flex-wrap gap-2">
          <Chip selected>English</Chip>
          <Chip>Music</Chip>
          <Chip>New</Chip>
        </div>
        <Progress label="Goal" showLabel value={350} max={500} aside={<TokenAmount value={350} />} />
      </div>
      <ModelCard
        href="#aurora"
        name="Aurora Vale"
        age={27}
        status="online"
        thumbnailUrl={storyArt(3)}
        viewerCount={1284}
        tags={['music', 'english']}
        subject="Piano requests until midnight"
      />
    </div>
    <Alert tone="info" title="A ticket show starts at 21:00">
      Tickets cost 50 tokens.
    </Alert>
    <Tabs
      label="Room"
      items={[
        { value: 'about', label: 'About', content: 'Music, games and long evenings.' },
        { value: 'media', label: 'Media', count: 12, content: 'Twelve albums.' },
      ]}
    />
  </BrandScope>
);
