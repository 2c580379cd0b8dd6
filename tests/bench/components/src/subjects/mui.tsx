import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Snackbar from '@mui/material/Snackbar';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { BenchPrice } from '../bench-price.tsx';
import { badgeTexts, dialogText, menuItems, tipText, toastText } from '../content.ts';
import { reactSubject } from '../react-subject.tsx';

const theme = createTheme({ cssVariables: true, transitions: { create: () => 'none' } });

export const subject = reactSubject({
  Provider: ({ children }) => <ThemeProvider theme={theme}>{children}</ThemeProvider>,
  Card: ({ title, by, price, picture }) => (
    <Card component="article" className="relative">
      <CardMedia component="img" image={picture} alt="" width={320} height={150} loading="lazy" />
      <Chip size="small" color="info" label="New" />
      <CardContent>
        <Link href="#card">{title}</Link>
        <Typography variant="body2" color="text.secondary">{`by ${by}`}</Typography>
        <Typography variant="subtitle2">
          <BenchPrice price={price} />
        </Typography>
      </CardContent>
    </Card>
  ),
  Composed: ({ title, by, price, picture }) => (
    <Card component="article" className="composed-card">
      <img src={picture} alt="" width={320} height={240} loading="lazy" decoding="async" />
      <div className="badges">
        {badgeTexts.map((text) => (
          <Chip key={text} size="small" color="info" label={text} />
        ))}
      </div>
      <div className="body">
        <Typography>{title}</Typography>
        <Typography variant="body2" color="text.secondary">{`by ${by}`}</Typography>
        <Button size="small" variant="contained">
          {tipText(price)}
        </Button>
      </div>
    </Card>
  ),
  Dialog: ({ open, onClose }) => (
    <Dialog open={open} onClose={onClose} transitionDuration={0} aria-labelledby="title">
      <DialogTitle id="title">{dialogText.title}</DialogTitle>
      <DialogContent>{dialogText.body}</DialogContent>
      <DialogActions>
        <Button variant="outlined">{dialogText.no}</Button>
        <Button variant="contained">{dialogText.yes}</Button>
      </DialogActions>
    </Dialog>
  ),
  Menu: ({ open, onOpenChange }) => {
    const anchor = useRef<HTMLButtonElement>(null);
    return (
      <>
        <Button ref={anchor} onClick={() => onOpenChange(true)}>
          Account
        </Button>
        <Menu
          open={open}
          onClose={() => onOpenChange(false)}
          anchorEl={() => anchor.current as HTMLButtonElement}
          transitionDuration={0}
        >
          {menuItems.map((text) => (
            <MenuItem key={text}>{text}</MenuItem>
          ))}
        </Menu>
      </>
    );
  },
  Toast: ({ shown, onDismiss }) => (
    <Snackbar
      open={shown}
      onClose={onDismiss}
      transitionDuration={0}
      message={<span data-bench-toast="">{toastText}</span>}
    />
  ),
});
