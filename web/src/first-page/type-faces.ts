// Our own type: Playfair Display for headlines, Source Serif 4 for what is read, Public Sans for what is pressed.
import '@fontsource-variable/playfair-display/wght.css';
import '@fontsource-variable/public-sans/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
